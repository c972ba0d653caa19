'use client'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { PickerDialog } from '@/components/desk/pickers/picker-dialog'
import { cx } from '@/components/ui/cx'
import { Empty } from '@/components/ui/empty'
import { ErrorState } from '@/components/ui/error-state'
import { Input } from '@/components/ui/input'
import { Skeleton } from '@/components/ui/skeleton'
import { designer } from '@/lib/client/call/designer'
import type { ShopTagChoice } from '@/lib/contract/operator/content/design-choice'
import { nothingFound } from '@/lib/domain/messages/content'

/** The tags of a mall are few: all pages are read, at most this many tags. */
const perPage = 100
const maxTags = 1000

async function allTags(): Promise<ShopTagChoice[]> {
  const tags: ShopTagChoice[] = []
  for (let page = 1; tags.length < maxTags; page++) {
    const { list, total_count } = await designer.designChoice.shopTags({ page, pageSize: perPage })
    tags.push(...list)
    if (list.length === 0 || tags.length >= total_count) break
  }
  return tags
}

/** 选择标签: tags of shops as chips (spec 4 §B8). */
export default function TagPicker({
  stored,
  onPick,
  onClose,
}: {
  stored: readonly ShopTagChoice[]
  /** The chosen tags, and all that there are. */
  onPick: (tags: ShopTagChoice[], all: ShopTagChoice[]) => void
  onClose: () => void
}) {
  const [typed, setTyped] = useState('')
  const [picked, setPicked] = useState<readonly ShopTagChoice[]>(stored)
  const { data, isError, refetch } = useQuery({
    queryKey: ['designer-choice', 'tags'],
    queryFn: allTags,
    meta: { silent: true },
  })
  const text = typed.trim().toLowerCase()
  const shown = data?.filter(({ tag_name }) => tag_name.toLowerCase().includes(text))
  const isPicked = (tag: ShopTagChoice) => picked.some(({ tag_id }) => tag_id === tag.tag_id)
  return (
    <PickerDialog
      title="选择标签"
      count={picked.length}
      max={Infinity}
      mayBeEmpty
      onSubmit={() => {
        onPick([...picked], data ?? [...picked])
      }}
      onClose={onClose}
    >
      <Input
        data-autofocus
        type="search"
        aria-label="搜索标签"
        placeholder="标签名称"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <div className="mt-4 min-h-60">
        {isError && <ErrorState small onRetry={() => void refetch()} />}
        {!data && !isError && <Skeleton className="h-24" />}
        {shown?.length === 0 && <Empty small text={text ? nothingFound : '还没有标签'} />}
        <div role="group" aria-label="标签" className="flex flex-wrap gap-2">
          {shown?.map((tag) => (
            <button
              key={tag.tag_id}
              type="button"
              aria-pressed={isPicked(tag)}
              className={cx(
                'h-8 rounded-full border px-4 text-sm',
                isPicked(tag)
                  ? 'border-link bg-link/10 text-link'
                  : 'border-line text-text hover:border-faint',
              )}
              onClick={() => {
                setPicked(
                  isPicked(tag) ? picked.filter(({ tag_id }) => tag_id !== tag.tag_id) : [...picked, tag],
                )
              }}
            >
              {tag.tag_name}
            </button>
          ))}
        </div>
      </div>
    </PickerDialog>
  )
}
