'use client'
import { cx } from '@/components/ui/cx'
import { Trash2 } from '@/components/ui/icons/trash-2'
import { Link } from '@/components/ui/link'
import { Picture } from '@/components/ui/picture'
import { Tag } from '@/components/ui/pill'
import { Price } from '@/components/ui/price'
import { Quantity } from '@/components/ui/quantity'
import { lineLimits } from '@/lib/client/cart/line-limits'
import { confirm } from '@/lib/client/press/confirm'
import { toast } from '@/lib/client/press/toast'
import type { CartLine } from '@/lib/contract/trade/cart'
import { shownPrice } from '@/lib/domain/goods/price'
import { shownSpec } from '@/lib/domain/goods/spec-text'
import { removalQuestion } from '@/lib/domain/messages/cart-page'
import { goodsHref } from '@/lib/web/hrefs'

interface MiniCartLineProps {
  line: CartLine
  onNum: (num: number) => void
  onRemove: () => void
}

/**
 * A line of the mini cart: price times quantity, specification, quantity field, delete. Lines that are not selected in
 * the cart are marked, because they are not ordered.
 */
export function MiniCartLine({ line, onNum, onRemove }: MiniCartLineProps) {
  const confirmRemoval = async () => {
    if (await confirm({ text: removalQuestion })) onRemove()
  }

  const href = goodsHref(line.item_id)
  const limits = lineLimits(line)
  return (
    <li className="flex gap-3 py-3">
      <Link href={href} tabIndex={-1} aria-hidden>
        <Picture
          src={line.pics}
          alt=""
          width={240}
          className={cx('rounded-control size-16', !line.is_checked && 'opacity-50')}
        />
      </Link>
      <div className="min-w-0 flex-1">
        <div className="flex items-start gap-2">
          <Link href={href} className="text-ink hover:text-brand line-clamp-1 flex-1 text-sm">
            {line.package_name ?? line.item_name}
          </Link>
          <button
            type="button"
            aria-label={`删除 ${line.item_name}`}
            onClick={confirmRemoval}
            className="text-faint hover:text-brand shrink-0 transition-colors"
          >
            <Trash2 className="size-4" aria-hidden />
          </button>
        </div>
        {(line.item_spec_desc || !line.is_checked) && (
          <p className="text-muted flex items-center gap-1.5 text-xs">
            {!line.is_checked && <Tag tone="plain">未选中</Tag>}
            <span className="truncate">{shownSpec(line.item_spec_desc)}</span>
          </p>
        )}
        <div className="mt-1.5 flex items-center justify-between">
          <span className="text-sm whitespace-nowrap">
            <Price cents={shownPrice(line).cents} />{' '}
            <span translate="no" className="nums text-muted">
              × {line.num}
            </span>
          </span>
          <Quantity
            size="small"
            value={line.num}
            min={limits.min}
            max={limits.max}
            onChange={onNum}
            onOver={() => toast.error(limits.overText)}
            onUnder={() => toast.error(limits.underText)}
            label={`${line.item_name}的数量`}
          />
        </div>
      </div>
    </li>
  )
}
