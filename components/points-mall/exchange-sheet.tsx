'use client'
import { PickForm } from '@/components/goods/pick-form'
import { GoodsPickContext, useGoodsPick } from '@/components/goods-page/buy/pick-context'
import { useProposedPick } from '@/components/goods-page/buy/use-proposed-pick'
import { Dialog } from '@/components/ui/dialog'
import { ExchangeButton } from './exchange-button'
import { OwnPointsNote, PickedPoints, useMissingPoints } from './picked-points'
import { useExchange } from './use-exchange'

/** The spec picker of a points product as a sheet on phones, with the first SKU in stock selected (spec 1 §4). */
export function ExchangeSheet() {
  const page = useGoodsPick()
  const { pick, isProposal } = useProposedPick(page.pick)
  const { go, isBusy } = useExchange()
  const { goods, sku, num } = pick
  const proposed = { ...page, pick, isBuying: isBusy, buyNow: () => go({ goods, sku, num }) }
  return (
    <GoodsPickContext value={isProposal ? proposed : page}>
      <Sheet />
    </GoodsPickContext>
  )
}

function Sheet() {
  const { pick, state, sheetOpen, setSheetOpen } = useGoodsPick()
  const points = useMissingPoints()
  return (
    <Dialog
      open={sheetOpen}
      onClose={() => setSheetOpen(false)}
      title="选择规格"
      footer={<ExchangeButton size="large" isShort={points.missing > 0} />}
    >
      <PickForm
        pick={pick}
        disabled={state.kind !== 'sale'}
        price={
          <>
            <PickedPoints className="mt-2" />
            <OwnPointsNote {...points} />
          </>
        }
      />
    </Dialog>
  )
}
