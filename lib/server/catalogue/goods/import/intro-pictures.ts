import 'server-only'
import { isOwnPicture } from '@/lib/domain/content/picture'
import type { PictureOf } from './picture-source'

/** The address of a picture in raw HTML, in any of the three forms of an attribute. */
const pictureAddress = /(<img\b[^>]*?\ssrc\s*=\s*)(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi

/** Pictures of one introduction that are fetched; those behind them stay where they are. */
const maxPictures = 100

/** A picture without a server, such as `images/a.jpg`, `../a.jpg` and `/upload/a.jpg?v=2`: one of the ZIP. */
const fileName = /^(?!\/\/)[^:?#]*\.(?:jpe?g|png|gif|webp|tbi)(?:[?#].*)?$/i

/** A name as the ZIP has it: an address may have spaces and Chinese characters in percent form. */
function nameOf(address: string): string {
  const name = address.replace(/[?#].*$/, '').replace(/^(?:\.{0,2}[/\\])+/, '')
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}

/** The source of a picture of another server or of the ZIP; null for one of the mall, and for what is no address. */
function sourceOf(address: string, publicUrl: string): string | null {
  const text = address.trim().replaceAll(/&(?:amp|#38);/gi, '&')
  if (fileName.test(text)) return isOwnPicture(text) ? null : nameOf(text)
  const url = text.startsWith('//') ? `https:${text}` : text
  return /^https?:\/\//i.test(url) && !url.startsWith(`${publicUrl}/media/`) ? url : null
}

/** The pictures of other servers and of the ZIP in an introduction, each once. @param publicUrl the address of the mall */
export function introSources(html: string, publicUrl: string): string[] {
  const found = [...html.matchAll(pictureAddress)].flatMap(
    ([, , double, single, bare]) => sourceOf(double ?? single ?? bare ?? '', publicUrl) ?? [],
  )
  return [...new Set(found)].slice(0, maxPictures)
}

/** Where a picture stays that could not be had, as an attribute: browsers load none by `http:` (lib/front/csp.ts). */
const shownAddress = (source: string) =>
  source
    .replace(/^http:/i, 'https:')
    .replaceAll('&', '&amp;')
    .replaceAll('"', '%22')

/**
 * An introduction with the mall's own pictures in place of those of other servers and of the ZIP.
 * @param tell is called for each picture that could not be had: one of another server stays at its address
 */
export function withOwnPictures(
  html: string,
  publicUrl: string,
  pictureOf: PictureOf,
  tell: (source: string, problem: string) => void,
): string {
  const own = new Map(introSources(html, publicUrl).map((source) => [source, pictureOf(source)]))
  for (const [source, { problem }] of own) if (problem) tell(source, problem)
  return html.replace(pictureAddress, (whole: string, start: string, ...rest: unknown[]) => {
    const [double, single, bare] = rest as (string | undefined)[]
    const source = sourceOf(double ?? single ?? bare ?? '', publicUrl)
    if (source === null) return whole
    const address = own.get(source)?.path ?? shownAddress(source)
    return `${start}"${address}"`
  })
}
