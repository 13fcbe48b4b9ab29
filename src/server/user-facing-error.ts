/** A problem that the person at the terminal can solve: shown as its one sentence, without a stack. */
export class UserFacingError extends Error {}
