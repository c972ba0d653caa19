'use client'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { deskQuery } from '@/lib/client/call/desk'
import type { MerchantRow } from '@/lib/contract/operator/shops/merchant'
import {
  applicationStates,
  reasonLabel,
  settledTypes,
  type ApplicationState,
} from '@/lib/domain/merchant/application-states'
import { plainMobile } from '@/lib/domain/person/mobile'
import { dateTimeText } from '@/lib/domain/time/china'
import { isMobile } from '@/lib/domain/validate'
import { useDesk } from '../../frame/use-desk'
import { DeskList } from '../../list/desk-list'
import { deskMenu } from '../../menu/pages'
import { ApplicationDialog } from './application-dialog'

/** Applications that wait for a decision come first. */
const states: readonly ApplicationState[] = ['review', 'refused', 'approved', 'draft']

/** A whole number finds its applicant, any other text the companies whose name has it. */
function searchOf(keywords: string) {
  const mobile = plainMobile(keywords)
  return keywords === '' ? {} : isMobile(mobile) ? { mobile } : { merchant_name: keywords }
}

/** 入驻审核: the applications of merchants by state; each opens with its papers (contract operator). */
export function ApplicationList() {
  const [open, setOpen] = useState<number | null>(null)
  const counts = useDesk().data?.applications
  const tabs = states.map((value) => ({
    value,
    label: applicationStates[value].label,
    ...(counts && { count: counts[value] }),
  }))
  return (
    <>
      <DeskList
        path={deskMenu.applications.href}
        label="申请状态"
        tabs={tabs}
        searchLabel="企业名称或手机号"
        optionsOf={(state, page, keywords) =>
          deskQuery.merchant.list.queryOptions({
            input: { ...page, state, ...searchOf(keywords) },
            meta: { silent: true },
          })
        }
        emptyText="暂无入驻申请"
      >
        {(row) => <ApplicationRow key={row.id} row={row} onOpen={() => setOpen(row.id)} />}
      </DeskList>
      <ApplicationDialog id={open} onClose={() => setOpen(null)} />
    </>
  )
}

function ApplicationRow({ row, onOpen }: { row: MerchantRow; onOpen: () => void }) {
  const name = row.merchant_name || row.mobile
  const about = [
    row.settled_type && settledTypes[row.settled_type],
    row.merchant_type_name,
    [row.province, row.city].filter(Boolean).join(' '),
    row.mobile,
  ]
  return (
    <li className="rounded-card border-line flex flex-wrap items-center gap-x-6 gap-y-2 border p-4">
      <div className="min-w-0 flex-1 max-md:basis-full">
        <p className="text-ink truncate font-semibold">{name}</p>
        <p className="text-muted mt-1 text-sm">{about.filter(Boolean).join(' · ')}</p>
        {row.reason && (
          <p className="text-text mt-1 text-sm break-words">
            {reasonLabel(row.state)} {row.reason}
          </p>
        )}
      </div>
      <time className="nums text-muted text-xs">{dateTimeText(row.submitted)}</time>
      <Button
        variant={row.state === 'review' ? 'primary' : 'ghost'}
        className="max-md:ml-auto"
        aria-haspopup="dialog"
        aria-label={`${row.state === 'review' ? '审核' : '查看'}${name}`}
        onClick={onOpen}
      >
        {row.state === 'review' ? '审核' : '查看'}
      </Button>
    </li>
  )
}
