'use client'
import { Checkbox } from '@/components/ui/checkbox'
import { Link } from '@/components/ui/link'
import { Picture } from '@/components/ui/picture'
import { Tag } from '@/components/ui/pill'
import { Price } from '@/components/ui/price'
import { Select } from '@/components/ui/select'
import { StruckPrice } from '@/components/ui/struck-price'
import type { PackageGoods } from '@/lib/contract/catalogue/packages'
import { shownSpec } from '@/lib/domain/goods/spec-text'
import { goodsHref } from '@/lib/web/hrefs'

interface PackageItemProps {
  goods: PackageGoods
  /** The chosen SKU. */
  sku: PackageGoods['spec_items'][number] | undefined
  isMain: boolean
  isChosen: boolean
  onChoose: (isChosen: boolean) => void
  onSku: (itemId: number) => void
}

/**
 * A product of a package: tick (the main product cannot be left out), picture, name, SKU, and its price in the package
 * beside the one alone.
 */
export function PackageItem({ goods, sku, isMain, isChosen, onChoose, onSku }: PackageItemProps) {
  return (
    <li className="flex min-w-0 items-start gap-2">
      <Checkbox
        aria-label={`选择 ${goods.item_name}`}
        className="mt-1 shrink-0 max-md:mt-0"
        checked={isChosen}
        disabled={isMain}
        onChange={(event) => onChoose(event.target.checked)}
      />
      <Picture
        src={sku?.pics[0] ?? goods.pics[0]}
        alt=""
        width={240}
        className="rounded-control size-16 shrink-0"
      />
      <div className="min-w-0 flex-1 text-xs">
        <Link
          href={goodsHref(goods.goods_id)}
          className="text-text hover:text-brand line-clamp-2 transition-colors"
        >
          {isMain && (
            <Tag tone="plain" className="mr-1">
              主商品
            </Tag>
          )}
          {goods.item_name}
        </Link>
        {goods.spec_items.length > 1 && sku && (
          <Select
            aria-label={`${goods.item_name}的规格`}
            className="mt-1 w-full text-xs md:max-w-60"
            value={String(sku.item_id)}
            options={goods.spec_items.map((one) => ({
              value: String(one.item_id),
              label: `${shownSpec(one.item_spec_desc)}${one.store > 0 ? '' : '（缺货）'}`,
            }))}
            onChange={(event) => onSku(Number(event.target.value))}
          />
        )}
        {sku && (
          <p className="mt-1">
            <Price cents={sku.package_price} /> <StruckPrice cents={sku.market_price} />
          </p>
        )}
      </div>
    </li>
  )
}
