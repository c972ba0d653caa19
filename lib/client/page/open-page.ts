/** Opens a page with a document of its own, without the state of this one. */
export const openPage = (href: string): void => window.location.assign(href)

/** The same; the history keeps no entry of this page. */
export const replacePage = (href: string): void => window.location.replace(href)
