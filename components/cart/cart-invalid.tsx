'use client'
import { Picture } from '@/components/ui/picture'
import { Tag } from '@/components/ui/pill'
import type { CartChanges } from '@/lib/client/cart/use-cart-changes'
import { confirm } from '@/lib/client/press/confirm'
import type { CartLine } from '@/lib/contract/trade/cart'
import { shownSpec } from '@/lib/domain/goods/spec-text'
import { removalQuestion } from '@/lib/domain/messages/cart-page'

/** Lines that can no longer be ordered, each with its reason. */
export function CartInvalid({ lines, changes }: { lines: CartLine[]; changes: CartChanges }) {
  const remove = async (ids: number[]) => {
    if (await confirm({ text: removalQuestion })) changes.remove(ids)
  }
  return (
    <section aria-labelledby="invalid-goods" className="rounded-card border-line bg-card min-w-0 border">
      <div className="border-line flex min-h-12 items-center justify-between border-b px-3 md:px-5">
        <h2 id="invalid-goods" className="text-muted text-sm font-semibold">
          失效商品{' '}
          <span translate="no" className="nums">
            {lines.length}
          </span>{' '}
          件
        </h2>
        <button
          type="button"
          onClick={() => remove(lines.map((line) => line.cart_id))}
          className="text-muted hover:text-brand text-sm transition-colors max-md:min-h-11"
        >
          清空失效商品
        </button>
      </div>
      <ul className="divide-line divide-y px-3 md:px-5">
        {lines.map((line) => (
          <li key={line.cart_id} className="flex items-center gap-3 py-4 md:gap-4">
            <Tag tone="plain">已失效</Tag>
            <Picture
              src={line.pics}
              alt=""
              width={240}
              className="rounded-control size-16 opacity-50 md:size-20"
            />
            <div className="min-w-0 flex-1">
              <p className="text-muted line-clamp-2 text-sm">{line.package_name ?? line.item_name}</p>
              {line.item_spec_desc && (
                <p className="text-faint mt-1 text-xs">{shownSpec(line.item_spec_desc)}</p>
              )}
              {line.invalid_desc && <p className="text-text mt-1 text-xs">{line.invalid_desc}</p>}
            </div>
            <span className="nums text-muted text-sm max-md:hidden" translate="no">
              × {line.num}
            </span>
            <button
              type="button"
              onClick={() => remove([line.cart_id])}
              aria-label={`删除 ${line.item_name}`}
              className="text-muted hover:text-brand px-2 text-sm transition-colors max-md:min-h-11"
            >
              删除
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
