import { Link } from '@/components/ui/link'
import { Picture } from '@/components/ui/picture'
import type { Aftersale } from '@/lib/contract/aftersale'
import { goodsHref } from '@/lib/web/hrefs'

/** The product of an after-sale: picture, name with specification, quantity. */
export function AftersaleLine({ detail }: { detail: Aftersale['detail'][number] }) {
  const href = goodsHref(detail.item_id)
  return (
    <div className="flex min-w-0 flex-1 gap-3">
      <Link href={href} tabIndex={-1} aria-hidden>
        <Picture src={detail.item_pic} alt="" width={240} className="rounded-control size-[4.375rem]" />
      </Link>
      <p className="min-w-0 flex-1 text-sm">
        <Link href={href} className="text-ink hover:text-brand line-clamp-2 transition-colors">
          {detail.item_name}
        </Link>
      </p>
      <span className="nums text-muted shrink-0 text-sm">x {detail.num}</span>
    </div>
  )
}
