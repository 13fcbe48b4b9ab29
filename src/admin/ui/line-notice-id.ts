/** The id of the notice that the line is down (shell/line-notice.tsx). */
export const LINE_NOTICE_ID = 'line-notice';
