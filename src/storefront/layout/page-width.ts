/** The width that header, footer and pages share. Apart from the components, whose script most pages do not need. */
export const PAGE_WIDTH = 'mx-auto w-full max-w-[96rem] px-4 sm:px-6';
