/** The search before a keyword is typed: all products. In a file of its own for the same reason as `searchHref`. */
export const emptySearchHref = '/items?keywords='
