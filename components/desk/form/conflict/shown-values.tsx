import { Picture } from '@/components/ui/picture'
import { differingText } from '@/lib/domain/desk/merge'

/** Pictures in their sequence. */
export const picturesShown = (urls: readonly string[]) =>
  urls.length === 0 ? (
    ''
  ) : (
    <span className="mt-1 flex flex-wrap gap-1">
      {urls.map((url, index) => (
        <Picture
          key={`${index} ${url}`}
          src={url}
          alt={`第${index + 1}张图片`}
          width={240}
          className="rounded-control size-12"
        />
      ))}
    </span>
  )

const plainText = (html: string): string => {
  const text = html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/&nbsp;|\s+/g, ' ')
  const pictures = html.match(/<img\b/g)?.length ?? 0
  return `${text.trim()}${pictures > 0 ? `（${pictures}张图片）` : ''}`
}

/** A rich text from where it differs from another one. */
export const htmlShown = (html: string, other: string): string =>
  differingText(plainText(html), plainText(other))

/** Texts for search engines. */
export const seoShown = (seo: { title: string; mate_description: string; mate_keywords: string }): string =>
  [
    seo.title && `标题：${seo.title}`,
    seo.mate_description && `描述：${seo.mate_description}`,
    seo.mate_keywords && `关键词：${seo.mate_keywords}`,
  ]
    .filter(Boolean)
    .join('\n')

export const yesOrNo = (value: boolean): string => (value ? '是' : '否')
