'use client'
import { PickForm } from '@/components/goods/pick-form'
import { useBuy } from '@/components/goods/use-buy'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { takesQuantity } from '@/lib/domain/goods/stock'
import { LazySoldOutActions } from './lazy-sold-out-actions'
import { useGoodsPick } from './pick-context'
import { useProposedPick } from './use-proposed-pick'

/** The spec picker as a sheet at the bottom of the screen on phones. */
export default function PickSheet() {
  const {
    pick: pagePick,
    state,
    canAdd,
    buyText,
    isAdding,
    isBuying,
    add,
    buyNow,
    sheetOpen,
    setSheetOpen,
    hasMissing,
  } = useGoodsPick()
  const { pick, isProposal } = useProposedPick(pagePick)
  const own = useBuy({ onAdded: () => setSheetOpen(false) })
  // For a visitor who has to sign in first, the page decides.
  const buysProposal = isProposal && state.kind === 'sale' && !state.signIn
  const purchase = { goods: pick.goods, sku: pick.sku, num: pick.num }
  return (
    <Dialog
      open={sheetOpen}
      onClose={() => setSheetOpen(false)}
      title="选择规格"
      footer={
        state.kind === 'sale' ? (
          <>
            {canAdd && (
              <Button
                variant="accent"
                size="large"
                loading={isAdding || own.isAdding}
                onClick={buysProposal ? () => own.add(purchase) : add}
              >
                加入购物车
              </Button>
            )}
            <Button
              size="large"
              loading={isBuying || own.isBuying}
              onClick={buysProposal ? () => own.buyNow(purchase) : buyNow}
            >
              {buyText}
            </Button>
          </>
        ) : (
          <Button size="large" disabled>
            {state.kind === 'closed' ? state.label : '暂不可购买'}
          </Button>
        )
      }
    >
      <PickForm pick={pick} disabled={state.kind !== 'sale'} isViewed={!takesQuantity(state)} />
      {hasMissing && <LazySoldOutActions goods={pick.goods} itemId={undefined} className="mt-4" />}
    </Dialog>
  )
}
