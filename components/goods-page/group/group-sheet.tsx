'use client'
import { HeroPrice } from '@/components/goods/hero-price'
import { PickQuantity, stockText } from '@/components/goods/pick-quantity'
import { SpecPicker } from '@/components/goods/spec-picker'
import { chooseSpecText } from '@/components/goods/use-buy'
import { usePick } from '@/components/goods/use-pick'
import { UsedUpNote } from '@/components/goods/used-up-note'
import { useStartGroup } from '@/components/group/use-start-group'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Picture } from '@/components/ui/picture'
import { toast } from '@/lib/client/press/toast'
import { pickedPics, subsidisedPrice, type PickGoods } from '@/lib/domain/goods/goods-choice'
import { shownPrice, type ShownPrice } from '@/lib/domain/goods/price'
import { selectionOf } from '@/lib/domain/goods/sku-picker'
import { groupLimitText } from '@/lib/domain/group/join'
import { useGoodsPick } from '../buy/pick-context'
import type { GroupOfGoods } from './group-panel'
import { useGroupChoice } from './use-group-choice'

interface GroupSheetProps {
  group: GroupOfGoods
  distributorId: number
  /** Pieces that the activity can still sell; undefined while unknown. */
  leftStore: number | undefined
  /** The team to join; without it the purchase opens one. */
  teamId: number | undefined
  open: boolean
  onClose: () => void
}

/** The product with the limits of the group on its SKU: pieces that one member may buy, and those that are left. */
const withLimit = (goods: PickGoods, group: GroupOfGoods, leftStore = Infinity): PickGoods => ({
  ...goods,
  skus: goods.skus.map((sku) =>
    sku.item_id === group.item_id
      ? { ...sku, start_num: 1, limit_num: group.limit_buy_num, store: Math.min(sku.store, leftStore) }
      : sku,
  ),
})

/**
 * Spec picker and quantity of a purchase in a group. Starts with the selection on the page; another SKU than the one of
 * the group is reported as not part of the group, so that no order has a colour that the buyer did not choose.
 */
export default function GroupSheet({
  group,
  distributorId,
  leftStore,
  teamId,
  open,
  onClose,
}: GroupSheetProps) {
  const page = useGoodsPick()
  const { sku, skuName, isSoldOut } = useGroupChoice(group)
  const goods = withLimit(page.pick.goods, group, leftStore)
  const started = page.pick.sku ?? sku
  const pick = usePick(goods, started ? selectionOf(started) : {})
  const { start, isStarting } = useStartGroup()
  const isOther = pick.sku !== null && pick.sku.item_id !== group.item_id
  const groupPrice = { price: group.act_price }
  const prices = pick.sku && isOther ? pick.sku : groupPrice
  const shown: ShownPrice =
    prices === groupPrice ? { ...shownPrice(groupPrice), label: '拼团价' } : shownPrice(prices)

  const go = () => {
    pick.requireSelection()
    if (!pick.sku) return toast.error(chooseSpecText)
    start({
      itemId: group.item_id,
      num: pick.num,
      distributorId,
      activityId: group.groups_activity_id,
      teamId,
    })
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={teamId === undefined ? '发起拼团' : '参加拼团'}
      width={480}
      footer={
        <Button size="large" loading={isStarting} disabled={isOther || isSoldOut} onClick={go}>
          {isSoldOut ? '拼团已抢完' : teamId === undefined ? '确认开团' : '确认参团'}
        </Button>
      }
    >
      <div className="grid gap-5">
        <div className="flex gap-4">
          <Picture
            src={pickedPics(goods, pick.selection)[0]}
            alt=""
            ratio="1/1"
            className="rounded-control w-28 shrink-0 self-start"
          />
          <div className="min-w-0">
            <p className="text-ink line-clamp-2 text-base">{goods.name}</p>
            {/* The subsidy applies to the price of the activity, too. */}
            <HeroPrice shown={shown} subsidised={subsidisedPrice(goods, prices)} className="mt-2" />
            <UsedUpNote goods={goods} />
            <p className="text-muted mt-1 text-xs">
              {stockText(pick)}
              {group.limit_buy_num > 0 && `，${groupLimitText(group.limit_buy_num)}`}
            </p>
          </div>
        </div>
        <SpecPicker goods={goods} selection={pick.selection} onToggle={pick.toggle} missing={pick.missing} />
        <p role="status" className="text-brand text-sm empty:hidden">
          {isOther && `所选规格不参加拼团，可参加拼团的规格：${skuName}`}
        </p>
        <div className="flex items-center gap-3">
          <span className="text-muted w-16 shrink-0">购买数量</span>
          <PickQuantity pick={pick} disabled={isOther || isSoldOut} />
        </div>
      </div>
    </Dialog>
  )
}
