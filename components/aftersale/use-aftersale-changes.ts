'use client'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '@/lib/client/call/api'
import { query } from '@/lib/client/call/query'
import { confirm } from '@/lib/client/press/confirm'
import { submissionKeys } from '@/lib/client/press/submission-key'
import { toast } from '@/lib/client/press/toast'
import { useSingleMutation } from '@/lib/client/press/use-single-mutation'
import type { AftersaleType } from '@/lib/domain/aftersale/values'
import { returnFields, type ReturnDraft } from './return-draft'

/** Fields of the after-sale form. */
export interface AftersaleForm {
  type: AftersaleType
  reason: string
  description: string
  evidence: string[]
  back: ReturnDraft
}

/** Units of an order's lines. */
export interface ApplyUnits {
  orderId: string
  distributorId: number
  units: { id: number; num: number }[]
}

const fieldsOf = ({ type, reason, description, evidence, back }: AftersaleForm) => ({
  aftersales_type: type,
  reason,
  description,
  ...returnFields(type, back),
  // An empty list has no spelling in a form; JSON text has.
  evidence_pic: JSON.stringify(evidence) as unknown as string[],
})

/** The buyer's changes of after-sales. Afterwards after-sales and orders are fetched again. */
export function useAftersaleChanges() {
  const client = useQueryClient()
  const [keys] = useState(submissionKeys)
  const onSettled = async () => {
    await Promise.all([
      client.invalidateQueries({ queryKey: query.aftersale.key() }),
      client.invalidateQueries({ queryKey: query.order.key() }),
    ])
  }

  const apply = useSingleMutation({
    mutationFn: ({ form, ...of }: ApplyUnits & { form: AftersaleForm }) => {
      const request = {
        order_id: of.orderId,
        detail: JSON.stringify(of.units) as unknown as { num: number }[],
        distributor_id: of.distributorId,
        ...fieldsOf(form),
      }
      return api.aftersale.apply(request, { context: { idempotencyKey: keys.keyFor(request) } })
    },
    onSuccess: () => {
      keys.done()
      toast.success('提交成功')
    },
    onSettled,
  })
  const modify = useSingleMutation({
    mutationFn: ({ form, aftersalesBn }: { form: AftersaleForm; aftersalesBn: string }) =>
      api.aftersale.modify({ aftersales_bn: aftersalesBn, ...fieldsOf(form) }),
    onSuccess: () => toast.success('修改成功'),
    onSettled,
  })
  const sendBack = useSingleMutation({
    mutationFn: (parcel: { aftersalesBn: string; corpCode: string; logiNo: string }) =>
      api.aftersale.sendback({
        aftersales_bn: parcel.aftersalesBn,
        corp_code: parcel.corpCode,
        logi_no: parcel.logiNo,
      }),
    onSuccess: () => toast.success('填写成功'),
    onSettled,
  })
  const close = useSingleMutation({
    mutationFn: (aftersalesBn: string) => api.aftersale.close({ aftersales_bn: aftersalesBn }),
    onSuccess: () => toast.success('撤销成功'),
    onSettled,
  })
  return {
    apply,
    modify,
    sendBack,
    /** Asks for confirmation first (spec 3 §5). */
    withdraw: async (aftersalesBn: string) => {
      if (await confirm({ text: '请确认是否撤销?' })) close.mutate(aftersalesBn)
    },
    isWithdrawing: close.isPending,
  }
}
export type AftersaleChanges = ReturnType<typeof useAftersaleChanges>
