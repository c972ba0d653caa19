'use client'
import { useState } from 'react'
import { usePick, type Pick } from '@/components/goods/use-pick'
import { firstInStock, selectionOf, toggleValue } from '@/lib/domain/goods/sku-picker'

/**
 * The selection that the sheet of phones shows: that of the page, or until the visitor selects something the first SKU
 * in stock, as in the card picker (spec 1 §4). A proposal is the sheet's own: price and address of the page stay as the
 * server rendered them.
 */
export function useProposedPick(page: Pick): { pick: Pick; isProposal: boolean } {
  const proposal = usePick(page.goods, selectionOf(firstInStock(page.goods.skus)))
  const [isOpen, setOpen] = useState(true)
  const isProposal = isOpen && proposal.sku !== null && Object.keys(page.selection).length === 0
  // A selection in the page ends the proposals for good: after a second tap on its value nothing is selected.
  if (isOpen && !isProposal) setOpen(false)
  if (!isProposal) return { pick: page, isProposal }
  const toggle = (specId: number, valueId: number) => {
    setOpen(false)
    page.select(toggleValue(proposal.selection, specId, valueId))
    page.setNum(proposal.num)
  }
  return { pick: { ...proposal, toggle }, isProposal }
}
