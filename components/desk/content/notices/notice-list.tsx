'use client'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Button, ButtonLink } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { Link } from '@/components/ui/link'
import { desk, deskQuery } from '@/lib/client/call/desk'
import { confirm } from '@/lib/client/press/confirm'
import { toast } from '@/lib/client/press/toast'
import { useSingleMutation } from '@/lib/client/press/use-single-mutation'
import type { DeskNoticeRow } from '@/lib/contract/operator/content/notice'
import { deskNoticeStates, type DeskNoticeState } from '@/lib/domain/content/desk-notice'
import { minuteText } from '@/lib/domain/time/china'
import { noticeHref } from '@/lib/web/hrefs'
import { useMay } from '../../frame/use-desk'
import { toggled } from '../../index-page/row-selection'
import { DeskList } from '../../list/desk-list'
import { StateChip, type StateTone } from '../../list/state-chip'
import { deskNoticeHref } from '../../menu/hrefs'
import { deskMenu } from '../../menu/pages'

const tabs = (Object.keys(deskNoticeStates) as DeskNoticeState[]).map((value) => ({
  value,
  label: deskNoticeStates[value],
}))

const tones: Record<DeskNoticeState, StateTone> = {
  shown: 'done',
  scheduled: 'going',
  ended: 'closed',
  off: 'closed',
  deleted: 'closed',
}

const noIds: ReadonlySet<number> = new Set()

/** 公告: the notices of the mall by state (contract operator §10). */
export function NoticeList() {
  const client = useQueryClient()
  const mayWrite = useMay('content:write')
  const [chosen, setChosen] = useState(noIds)
  const turn = useSingleMutation({
    mutationFn: (isOn: boolean) => desk.notice.turn({ notice_id: JSON.stringify([...chosen]), is_on: isOn }),
    onSuccess: ({ changed }, isOn) => {
      toast.success(`已${isOn ? '启用' : '停用'}${changed}条公告`)
      setChosen(noIds)
    },
    onSettled: () => client.invalidateQueries({ queryKey: deskQuery.notice.key() }),
  })
  return (
    <DeskList
      path={deskMenu.notices.href}
      label="公告状态"
      tabs={tabs}
      searchLabel="公告标题"
      optionsOf={(state, page, keyword) =>
        deskQuery.notice.list.queryOptions({
          input: { ...page, state, ...(keyword && { keyword }) },
          meta: { silent: true },
        })
      }
      emptyText="没有公告"
      actions={() =>
        mayWrite && (
          <>
            {chosen.size > 0 && (
              <span className="flex flex-wrap items-center gap-3">
                <span className="text-muted nums text-sm">已选{chosen.size}条</span>
                <Button variant="ghost" loading={turn.isPending} onClick={() => turn.mutate(true)}>
                  启用
                </Button>
                <Button variant="ghost" loading={turn.isPending} onClick={() => turn.mutate(false)}>
                  停用
                </Button>
                <Button variant="text" onClick={() => setChosen(noIds)}>
                  取消选择
                </Button>
              </span>
            )}
            <ButtonLink href={deskNoticeHref('new')}>新增公告</ButtonLink>
          </>
        )
      }
    >
      {(row) => (
        <NoticeLine
          key={row.notice_id}
          row={row}
          mayWrite={mayWrite}
          isChosen={chosen.has(row.notice_id)}
          onChoose={(isOn) => setChosen(toggled(chosen, [row.notice_id], isOn))}
          onGone={() => setChosen(toggled(chosen, [row.notice_id], false))}
        />
      )}
    </DeskList>
  )
}

interface NoticeLineProps {
  row: DeskNoticeRow
  mayWrite: boolean
  isChosen: boolean
  onChoose: (isOn: boolean) => void
  onGone: () => void
}

const timesOf = ({ begin_time: from, end_time: until }: DeskNoticeRow) =>
  from === 0 && until === 0
    ? '一直显示'
    : [from !== 0 && `${minuteText(from)} 起`, until !== 0 && `${minuteText(until)} 止`]
        .filter(Boolean)
        .join('，')

function NoticeLine({ row, mayWrite, isChosen, onChoose, onGone }: NoticeLineProps) {
  const client = useQueryClient()
  const { notice_id, title, state } = row
  const isDeleted = row.deleted !== null
  const onSettled = () => client.invalidateQueries({ queryKey: deskQuery.notice.key() })
  const remove = useSingleMutation({
    mutationFn: () => desk.notice.remove({ notice_id }),
    onSuccess: () => {
      onGone()
      toast.success('已移到回收站')
    },
    onSettled,
  })
  const restore = useSingleMutation({
    mutationFn: () => desk.notice.restore({ notice_id }),
    onSuccess: () => toast.success('已恢复，启用后顾客才能看到'),
    onSettled,
  })
  return (
    <li className="rounded-card border-line flex flex-wrap items-center gap-x-4 gap-y-2 border p-4">
      {mayWrite && !isDeleted && (
        <Checkbox
          aria-label={`选择${title}`}
          checked={isChosen}
          onChange={({ target }) => onChoose(target.checked)}
        />
      )}
      <div className="min-w-0 flex-1 max-md:basis-40">
        <p className="text-ink font-semibold break-words">
          {isDeleted ? (
            title
          ) : (
            <Link href={deskNoticeHref(notice_id)} className="hover:text-brand">
              {title}
            </Link>
          )}
        </p>
        <p className="text-muted nums mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
          <StateChip tone={tones[state]}>{deskNoticeStates[state]}</StateChip>
          <span>{timesOf(row)}</span>
          <span>排序 {row.sort}</span>
        </p>
      </div>
      <span className="flex items-center gap-3 max-md:ml-auto">
        {state === 'shown' && (
          <Link
            href={noticeHref(notice_id)}
            aria-label={`查看${title}`}
            className="text-link hover:text-brand flex min-h-9 items-center text-sm"
          >
            查看
          </Link>
        )}
        {mayWrite && !isDeleted && (
          <>
            <ButtonLink variant="ghost" href={deskNoticeHref(notice_id)} aria-label={`编辑${title}`}>
              编辑
            </ButtonLink>
            <Button
              variant="ghost"
              aria-label={`删除${title}`}
              loading={remove.isPending}
              onClick={async () => {
                const text = `确定删除“${title}”？30天内可以在回收站恢复。`
                if (await confirm({ text, danger: true })) remove.mutate()
              }}
            >
              删除
            </Button>
          </>
        )}
        {mayWrite && isDeleted && (
          <Button
            variant="ghost"
            aria-label={`恢复${title}`}
            loading={restore.isPending}
            onClick={() => restore.mutate()}
          >
            恢复
          </Button>
        )}
      </span>
    </li>
  )
}
