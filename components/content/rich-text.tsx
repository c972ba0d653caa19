import { cleanHtml } from '@/lib/web/clean-html'
import { boxPictures } from '@/lib/web/rich-pictures'

/** HTML of the mall's texts, cleaned here, its pictures in boxes: this is the only way for it into a page. */
export function RichText({ html }: { html: string }) {
  return <div className="rich-text" dangerouslySetInnerHTML={{ __html: boxPictures(cleanHtml(html)) }} />
}
