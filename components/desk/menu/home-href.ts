/** The first page of the desk. In a file of its own: the designer has no other part of the menu. */
export const deskHomeHref = '/shopadmin/index'
