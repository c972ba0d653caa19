import { escapeMarkup } from '@/lib/domain/text'

/** An article in a feed. */
export interface FeedItem {
  /** Path of the article on this site. */
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
  /** Paths of the page that lists the articles, and of the feed itself. */
  path: string
  self: string
  items: readonly FeedItem[]
}

const rfc822Date = (published: number): string => new Date(published * 1000).toUTCString()

const element = (name: string, text: string): string =>
  text ? `<${name}>${escapeMarkup(text)}</${name}>` : ''

/** The feed as RSS 2.0 with dc:creator. `origin` without a trailing slash. */
export function feedXml({ title, description, path, self, items }: Feed, origin: string): string {
  const urlOf = (path: string) => new URL(path, origin).href
  const newest = Math.max(0, ...items.map(({ published }) => published))
  const entries = items.map(
    (item) =>
      `<item>${element('title', item.title)}${element('link', urlOf(item.path))}` +
      `<guid isPermaLink="true">${escapeMarkup(urlOf(item.path))}</guid>${element('description', item.summary)}` +
      `${element('category', item.category)}${element('dc:creator', item.author)}${element('pubDate', rfc822Date(item.published))}</item>\n`,
  )
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">\n' +
    `<channel>${element('title', title)}${element('link', urlOf(path))}${element('description', description)}` +
    `<language>zh-cn</language><atom:link href="${escapeMarkup(urlOf(self))}" rel="self" type="application/rss+xml"/>` +
    `${newest > 0 ? element('lastBuildDate', rfc822Date(newest)) : ''}\n${entries.join('')}</channel>\n</rss>\n`
  )
}
