/** Pixels of the main picture with the space beside it, and of the narrowest cell. */
const pictureWidth = 304
const cellWidth = 200

/** Products beside each other: two in 882 px (spec 4 §W0017), four in the full width of a page. @param width pixels */
export const columnsOf = (width: number): number =>
  Math.max(1, Math.floor((width - pictureWidth) / cellWidth))

/** Rows of products beside the main picture. */
export const rowCount = 2
