/** The address of an article that stands below /product; `custom` has one of its own (spec 1 §2). */
export const productHref = (path: string): string => (path === 'custom' ? '/custom' : `/product/${path}`)
