import { cleanHtml } from '@/lib/client/clean-html'

/** HTML of the mall's texts, cleaned here: this is the only way for it into a page. */
export function RichText({ html }: { html: string }) {
  return <div className="rich-text" dangerouslySetInnerHTML={{ __html: cleanHtml(html) }} />
}
