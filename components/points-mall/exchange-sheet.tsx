'use client'
import { useGoodsPick } from '@/components/goods-page/pick-context'
import { PickForm } from '@/components/goods/pick-form'
import { Dialog } from '@/components/ui/dialog'
import { ExchangeButton } from './exchange-button'
import { OwnPointsNote, PickedPoints, useMissingPoints } from './picked-points'

/** The spec picker of a points product as a sheet on phones. */
export function ExchangeSheet() {
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
