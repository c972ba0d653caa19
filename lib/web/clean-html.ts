import sanitize from 'sanitize-html'
import { isOwnPicture } from '@/lib/domain/content/picture'

const length = /^\d{1,4}(?:\.\d{1,2})?(?:px|em|rem|%)$/
const colour = /^(?:#[0-9a-f]{3,8}|rgba?\([\d\s.,%]{1,40}\)|[a-z]{3,20})$/i

const isShown = (url: string) => /^https?:\/\//i.test(url) || isOwnPicture(url)

/** Without addresses that are none of pictures: browsers send a request with cookies to any path of the mall. */
const withPictures = ({ src = '', poster = '', ...attribs }: sanitize.Attributes): sanitize.Attributes => ({
  ...(isShown(src.trim()) && { src: src.trim() }),
  ...(isShown(poster.trim()) && { poster: poster.trim() }),
  ...attribs,
})

const options: sanitize.IOptions = {
  allowedTags: [
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'div', 'section', 'blockquote', 'pre', 'hr', 'br'],
    ...['ul', 'ol', 'li', 'dl', 'dt', 'dd', 'figure', 'figcaption'],
    ...['table', 'caption', 'colgroup', 'col', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
    ...['a', 'span', 'b', 'strong', 'i', 'em', 'u', 's', 'del', 'ins', 'sub', 'sup', 'small', 'mark', 'code'],
    ...['img', 'video', 'source'],
  ],
  allowedAttributes: {
    '*': ['style'],
    a: ['href', 'title', 'target', 'rel'],
    img: ['src', 'alt', 'title', 'width', 'height', 'loading', 'decoding'],
    video: ['src', 'poster', 'controls', 'width', 'height', 'preload', 'playsinline'],
    source: ['src', 'type'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
    col: ['span'],
    ol: ['start'],
  },
  // Text styles that editors write; nothing that could move text out of its box or cover the page.
  allowedStyles: {
    '*': {
      'text-align': [/^(?:left|right|center|justify)$/],
      'font-weight': [/^(?:normal|bold|[1-9]00)$/],
      'font-style': [/^(?:normal|italic)$/],
      'text-decoration': [/^(?:none|underline|line-through)$/],
      'font-size': [length],
      'line-height': [/^\d(?:\.\d{1,2})?$/, length],
      'text-indent': [length],
      color: [colour],
      'background-color': [colour],
      width: [length],
      'max-width': [length],
    },
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['http', 'https'], video: ['http', 'https'], source: ['http', 'https'] },
  allowedSchemesAppliedToAttributes: ['href', 'src', 'poster'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  // What is left of a picture without an address is an empty box.
  exclusiveFilter: ({ tag, attribs }) => (tag === 'img' || tag === 'source') && !attribs.src,
  transformTags: {
    a: (tagName, { href = '', title, style }) => ({
      tagName,
      attribs: {
        href,
        ...(title && { title }),
        ...(style && { style }),
        // External pages open in a new tab, without opener and referrer.
        ...(/^https?:/i.test(href) && { target: '_blank', rel: 'noopener noreferrer' }),
      },
    }),
    img: (tagName, attribs) => ({
      tagName,
      attribs: { ...withPictures(attribs), loading: 'lazy', decoding: 'async' },
    }),
    video: (tagName, attribs) => ({
      tagName,
      attribs: { ...withPictures(attribs), controls: '', preload: 'none', playsinline: '' },
    }),
    source: (tagName, attribs) => ({ tagName, attribs: withPictures(attribs) }),
    // The page's own title is its only h1.
    h1: 'h2',
  },
}

/** Two are enough for all texts that were tried; an attacker may know one that needs more. */
const maxPasses = 5

/**
 * Sanitizes rich text: known tags with harmless attributes remain. Scripts, event handlers, frames, forms and URLs with
 * other schemes than http, https, mailto and tel are removed. A text that is sanitized already stays as it is: a
 * removed tag can change how the tags behind it are read, so the text is read again until nothing changes.
 */
export function cleanHtml(html: string): string {
  let clean = sanitize(html, options)
  for (let pass = 1; pass < maxPasses; pass++) {
    const again = sanitize(clean, options)
    if (again === clean) break
    clean = again
  }
  return clean
}
