/** Plain Node: `list-path.ts` imports it. */

import { customPageHref } from './hrefs.ts'

/** Codes of the designed pages with an address of their own (spec 1 §2). */
export const namedPages = ['frenchstyle', 'precollection', 'story', 'technology'] as const
/** Codes of built-in pages, which a designed page with the same code replaces. */
const replaceablePages = ['devicePurchase', 'reuseCard'] as const
const codesWithAddress = new Set<string>([...namedPages, ...replaceablePages])

/** The address of a designed page: that of its code, if it has one, else the address by id. */
export const designedPageHref = (templateId: number, code: string): string =>
  codesWithAddress.has(code) ? `/${code}` : customPageHref(templateId)
