'use client'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { memo, useState } from 'react'
import { FormSection } from '@/components/desk/form/form-section'
import { Button } from '@/components/ui/button'
import { desk, deskQuery } from '@/lib/client/call/desk'
import { confirm } from '@/lib/client/press/confirm'
import { toast } from '@/lib/client/press/toast'
import { useSingleMutation } from '@/lib/client/press/use-single-mutation'
import type { DeskGoods } from '@/lib/contract/operator/catalogue/goods-shape'
import { scheduleKinds, type ScheduleKind } from '@/lib/domain/goods/schedule'
import { minuteText } from '@/lib/domain/time/china'
import { ScheduleDialog, type OpenSchedule } from '../../schedules/schedule-dialog'

const kinds = Object.keys(scheduleKinds) as ScheduleKind[]

/** The scheduled changes of a stored product: on sale, off sale, prices. They are stored at once, not with the form. */
export const ScheduleSection = memo(function ScheduleSection({ goods }: { goods: DeskGoods }) {
  const client = useQueryClient()
  const [open, setOpen] = useState<OpenSchedule | null>(null)
  const { data } = useQuery(
    deskQuery.goodsSchedule.list.queryOptions({
      input: { goods_id: goods.goods_id },
      staleTime: 0,
      meta: { silent: true },
    }),
  )
  const cancel = useSingleMutation({
    mutationFn: (id: number) => desk.goodsSchedule.cancel({ schedule_id: id }),
    onSuccess: () => toast.success('已取消定时'),
    onSettled: () => client.invalidateQueries({ queryKey: deskQuery.goodsSchedule.key() }),
  })
  return (
    <FormSection id="goods-schedule" title="定时" hint="到时间自动执行，设置后立即保存">
      <ul className="divide-line border-line max-w-220 divide-y border-y">
        {kinds.map((kind) => {
          const stored = data?.list.find((one) => one.kind === kind)
          const name = scheduleKinds[kind]
          return (
            <li key={kind} className="flex min-h-12 flex-wrap items-center gap-x-4 gap-y-1 py-2 text-sm">
              <span className="text-ink w-20">{name}</span>
              <span className="text-muted nums min-w-0 flex-1">
                {stored
                  ? [
                      minuteText(stored.run_at),
                      kind === 'price' && `${stored.prices.length}个规格`,
                      stored.by,
                    ]
                      .filter(Boolean)
                      .join(' · ')
                  : data && '未设置'}
              </span>
              <Button
                variant="text"
                aria-haspopup="dialog"
                aria-label={`${stored ? '修改' : '设置'}${name}`}
                disabled={!data || goods.deleted !== null}
                onClick={() => setOpen({ goodsId: goods.goods_id, kind, skus: goods.spec_items, stored })}
              >
                {stored ? '修改' : '设置'}
              </Button>
              {stored && (
                <Button
                  variant="text"
                  aria-label={`取消${name}`}
                  onClick={async () => {
                    if (await confirm({ text: `确定取消${name}？` })) cancel.mutate(stored.schedule_id)
                  }}
                >
                  取消
                </Button>
              )}
            </li>
          )
        })}
      </ul>
      <ScheduleDialog open={open} onClose={() => setOpen(null)} />
    </FormSection>
  )
})
