import { cleanHtml } from '@/lib/web/clean-html'
import { boxPictures } from '@/lib/web/rich-pictures'

/** Sanitised HTML with its pictures in fixed boxes. The only way for HTML from the database into a page. */
export function RichText({ html }: { html: string }) {
  return <div className="rich-text" dangerouslySetInnerHTML={{ __html: boxPictures(cleanHtml(html)) }} />
}
