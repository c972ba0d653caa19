/**
 * Pictures of the mall are stored as paths below `/media/`, links in texts as paths of its pages. Answers to API
 * clients name them by absolute URL, because a path would be looked for on the client's own server (contract clients
 * F2); our own pages ask for the paths (ADR 0041). The engine and the front door use it: plain Node.
 */

/** The header by which our pages ask for paths. A foreign page cannot send it: the preflight does not allow it. */
export const picturePathsHeader = 'x-picture-paths'

/** Whether the caller of a request wants paths. @param value of `picturePathsHeader` */
export const wantsPicturePaths = (value: string | string[] | null | undefined): boolean => value === '1'

/**
 * A link of HTML in JSON to a page of the mall; backslashes stand before the mark, more of them in a JSON text in JSON.
 */
const pageLink = /( href=\\+")\/(?!\/)/g

/**
 * The JSON text of an answer with absolute URLs of pictures and, in HTML, of our pages. A picture's path in JSON stands
 * behind a quotation mark, also inside JSON texts and HTML attributes; in a list that is one text it stands behind a
 * comma.
 * @param origin MALL_PUBLIC_URL
 */
export function withAbsoluteUrls(json: string, origin: string): string {
  const pictures = json
    .replaceAll('"/media/', `"${origin}/media/`)
    .replaceAll(',/media/', `,${origin}/media/`)
  return pictures.includes(' href=') ? pictures.replaceAll(pageLink, `$1${origin}/`) : pictures
}
