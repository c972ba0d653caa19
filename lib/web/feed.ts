import { escapeMarkup } from '@/lib/domain/text'

/** An article of a feed. */
export interface FeedItem {
  /** Own path. */
  path: string
  title: string
  summary: string
  /** Epoch seconds. */
  published: number
  author: string
  category: string
}

export interface Feed {
  title: string
  description: string
  /** Own path of the pages that the feed follows, and of the feed itself. */
  path: string
  self: string
  items: readonly FeedItem[]
}

const day = (published: number): string => new Date(published * 1000).toUTCString()

const element = (name: string, text: string): string =>
  text ? `<${name}>${escapeMarkup(text)}</${name}>` : ''

/** RSS 2.0 with dc:creator. `origin` without a trailing slash. */
export function feedXml({ title, description, path, self, items }: Feed, origin: string): string {
  const at = (own: string) => new URL(own, origin).href
  const newest = Math.max(0, ...items.map(({ published }) => published))
  const entries = items.map(
    (item) =>
      `<item>${element('title', item.title)}${element('link', at(item.path))}` +
      `<guid isPermaLink="true">${escapeMarkup(at(item.path))}</guid>${element('description', item.summary)}` +
      `${element('category', item.category)}${element('dc:creator', item.author)}${element('pubDate', day(item.published))}</item>\n`,
  )
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">\n' +
    `<channel>${element('title', title)}${element('link', at(path))}${element('description', description)}` +
    `<language>zh-cn</language><atom:link href="${escapeMarkup(at(self))}" rel="self" type="application/rss+xml"/>` +
    `${newest > 0 ? element('lastBuildDate', day(newest)) : ''}\n${entries.join('')}</channel>\n</rss>\n`
  )
}
