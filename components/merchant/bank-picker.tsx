'use client'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ChevronRight } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import { Button } from '@/components/ui/button'
import { cx } from '@/components/ui/cx'
import { Dialog } from '@/components/ui/dialog'
import { Empty } from '@/components/ui/empty'
import { ErrorState } from '@/components/ui/error-state'
import { Input, controlClass } from '@/components/ui/input'
import { Pagination } from '@/components/ui/pagination'
import { RadioGroup } from '@/components/ui/radio'
import { Skeleton } from '@/components/ui/skeleton'
import { query } from '@/lib/client/call/query'

interface BankPickerProps {
  id: string
  'aria-invalid'?: boolean | undefined
  'aria-describedby'?: string | undefined
  /** Name of the selected bank; empty for none. */
  value: string
  onChange: (bank: string) => void
}

const title = '选择结算银行'

/** 结算银行: a button that opens the list of banks (spec 3 §6, /shop/settleForm). */
export function BankPicker({ value, onChange, ...control }: BankPickerProps) {
  const [isOpen, setOpen] = useState(false)
  const invalid = control['aria-invalid']
  return (
    <>
      <button
        id={control.id}
        type="button"
        aria-haspopup="dialog"
        aria-describedby={control['aria-describedby']}
        onClick={() => setOpen(true)}
        className={cx(
          controlClass,
          'flex h-9 items-center justify-between max-md:h-11',
          invalid && 'border-brand',
        )}
      >
        <span className={value ? '' : 'text-muted'}>{value || '搜索银行名称'}</span>
        <ChevronRight className="text-muted size-4" aria-hidden />
      </button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={title} width={560}>
        <BankList
          value={value}
          onChoose={(bank) => {
            onChange(bank)
            setOpen(false)
          }}
        />
      </Dialog>
    </>
  )
}

const pageSize = 10

function BankList({ value, onChoose }: { value: string; onChoose: (bank: string) => void }) {
  const [typed, setTyped] = useState('')
  const [page, setPage] = useState(1)
  const [chosen, setChosen] = useState(value)
  const input = { page, page_size: pageSize, bank_name: useDeferredValue(typed.trim()) }
  const { data, isError, refetch } = useQuery({
    ...query.merchant.banks.queryOptions({ input, staleTime: Infinity, meta: { silent: true } }),
    placeholderData: keepPreviousData,
  })
  return (
    <div className="grid gap-4">
      <Input
        type="search"
        aria-label="搜索银行名称"
        placeholder="搜索银行名称"
        value={typed}
        maxLength={30}
        data-autofocus
        onChange={(event) => {
          setTyped(event.target.value)
          setPage(1)
        }}
      />
      {isError && <ErrorState small onRetry={() => void refetch()} />}
      {!data && !isError && <Skeleton className="h-60" />}
      {data?.total_count === 0 && <Empty small text="没有找到这家银行，换个名称试试" />}
      {data && data.total_count > 0 && (
        <RadioGroup
          name="bank"
          label={title}
          value={chosen}
          onChange={setChosen}
          options={data.list.map(({ bank_name: name }) => ({ value: name, label: name }))}
          className="grid! grid-cols-2 max-md:grid-cols-1 max-md:gap-y-0"
        />
      )}
      {data && <Pagination page={page} count={data.total_count} pageSize={pageSize} onChange={setPage} />}
      <Button
        disabled={chosen === ''}
        onClick={() => onChoose(chosen)}
        className="justify-self-end max-md:w-full"
      >
        确定
      </Button>
    </div>
  )
}
