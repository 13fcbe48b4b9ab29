/** Whether something typed is on the screen that is not saved: a page with it stays when the session ends. */
let forms = 0;
let isLeavingFreely = false;

/** @returns to be called when it is saved or gone */
export function holdUnsavedWork(): () => void {
  forms += 1;
  return () => {
    forms -= 1;
  };
}

export function hasUnsavedWork(): boolean {
  return forms > 0;
}

/** The page is left to sign in again; what was typed is kept (src/admin/drafts), so the browser need not ask. */
export function leaveFreely(): void {
  isLeavingFreely = true;
}

export function mayLeaveFreely(): boolean {
  return isLeavingFreely;
}
