'use client'
import { useQueryClient } from '@tanstack/react-query'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { useState } from 'react'
import { ListSkeleton } from '@/components/member/list-skeleton'
import { Button } from '@/components/ui/button'
import { Empty } from '@/components/ui/empty'
import { ErrorState } from '@/components/ui/error-state'
import { desk, deskQuery } from '@/lib/client/call/desk'
import { confirm } from '@/lib/client/press/confirm'
import { toast } from '@/lib/client/press/toast'
import { useSingleMutation } from '@/lib/client/press/use-single-mutation'
import type { DeskCatalogue } from '@/lib/contract/operator/article-catalogue'
import { catalogueLevels } from '@/lib/domain/content/desk-article'
import { mayDo } from '@/lib/domain/desk/roles'
import { IconButton } from '../icon-button'
import { moved } from '../moved'
import { useDesk } from '../use-desk'
import { CatalogueDialog, type OpenCatalogue } from './catalogue-dialog'
import { useCatalogues } from './catalogue-select'

/** 文章栏目: the tree of catalogues, changed in place (contract operator §10). */
export function CatalogueTree() {
  const { data, isError, isFetching, refetch } = useCatalogues()
  const role = useDesk().data?.desk_role
  const mayWrite = role !== undefined && mayDo(role, 'content:write')
  const [open, setOpen] = useState<OpenCatalogue | null>(null)
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <p className="text-muted text-sm">
          顾客在资讯页面看到的栏目，最多{catalogueLevels}级。“品牌资讯”栏目另有页面
          /news，商城公告发在这个栏目。
        </p>
        {mayWrite && (
          <Button aria-haspopup="dialog" onClick={() => setOpen({ catalogue: null, parentId: 0 })}>
            新增一级栏目
          </Button>
        )}
      </div>
      {isError && !data && <ErrorState onRetry={() => void refetch()} retrying={isFetching} />}
      {!data && !isError && <ListSkeleton />}
      {data && data.list.length === 0 && <Empty text="还没有栏目" />}
      {data && data.list.length > 0 && (
        <Branch list={data.list} parentId={0} mayWrite={mayWrite} onOpen={setOpen} />
      )}
      {mayWrite && <CatalogueDialog open={open} onClose={() => setOpen(null)} />}
    </>
  )
}

interface BranchProps {
  list: readonly DeskCatalogue[]
  parentId: number
  mayWrite: boolean
  onOpen: (open: OpenCatalogue) => void
}

/** The catalogues under a parent, each with its own. */
function Branch({ list, parentId, mayWrite, onOpen }: BranchProps) {
  const own = list.filter(({ parent_id: id }) => id === parentId)
  if (own.length === 0) return null
  return (
    <ul className={parentId === 0 ? 'divide-line border-line divide-y border-y' : 'ml-8 max-md:ml-4'}>
      {own.map((catalogue, index) => (
        <li key={catalogue.category_id}>
          <CatalogueLine
            catalogue={catalogue}
            siblings={own.map(({ category_id: id }) => id)}
            index={index}
            mayWrite={mayWrite}
            onOpen={onOpen}
          />
          <Branch list={list} parentId={catalogue.category_id} mayWrite={mayWrite} onOpen={onOpen} />
        </li>
      ))}
    </ul>
  )
}

interface CatalogueLineProps {
  catalogue: DeskCatalogue
  siblings: readonly number[]
  index: number
  mayWrite: boolean
  onOpen: (open: OpenCatalogue) => void
}

function CatalogueLine({ catalogue, siblings, index, mayWrite, onOpen }: CatalogueLineProps) {
  const client = useQueryClient()
  const { category_id: id, category_name: name, parent_id: parentId } = catalogue
  const refresh = () => client.invalidateQueries({ queryKey: deskQuery.articleCatalogue.key() })
  const arrange = useSingleMutation({
    mutationFn: (ids: number[]) =>
      desk.articleCatalogue.arrange({ parent_id: parentId, category_id: JSON.stringify(ids) }),
    onSettled: refresh,
  })
  const remove = useSingleMutation({
    mutationFn: () => desk.articleCatalogue.remove({ category_id: id }),
    onSuccess: () => toast.success('已删除'),
    onSettled: refresh,
  })
  const setNews = useSingleMutation({
    mutationFn: () => desk.articleCatalogue.setNews({ category_id: id }),
    onSuccess: () => toast.success('已设为品牌资讯'),
    onSettled: refresh,
  })
  const move = (step: -1 | 1) => arrange.mutate(moved(siblings, index, step))
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
      <p className="text-ink min-w-0 flex-1 text-sm break-words">
        {name}
        <span className="text-muted nums ml-2 text-xs">
          {[
            `${catalogue.article_num}篇文章`,
            catalogue.used_as,
            catalogue.category_type === 'bring' && '种草',
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </p>
      {mayWrite && (
        <span className="flex items-center gap-1 max-md:w-full max-md:justify-end">
          <IconButton label={`上移${name}`} Icon={ArrowUp} isOff={index === 0} onPress={() => move(-1)} />
          <IconButton
            label={`下移${name}`}
            Icon={ArrowDown}
            isOff={index === siblings.length - 1}
            onPress={() => move(1)}
          />
          {catalogue.level < catalogueLevels && (
            <Button
              variant="text"
              className="px-2"
              aria-haspopup="dialog"
              aria-label={`${name} 新增下级`}
              onClick={() => onOpen({ catalogue: null, parentId: id })}
            >
              新增下级
            </Button>
          )}
          {catalogue.category_type === 'general' && catalogue.used_as === '' && (
            <Button
              variant="text"
              className="px-2"
              aria-label={`${name} 设为品牌资讯`}
              loading={setNews.isPending}
              onClick={() => setNews.mutate()}
            >
              设为品牌资讯
            </Button>
          )}
          <Button
            variant="text"
            className="px-2"
            aria-haspopup="dialog"
            aria-label={`改名${name}`}
            onClick={() => onOpen({ catalogue, parentId })}
          >
            改名
          </Button>
          <Button
            variant="text"
            className="px-2"
            aria-label={`删除${name}`}
            loading={remove.isPending}
            onClick={async () => {
              if (await confirm({ text: `确定删除栏目“${name}”？`, danger: true })) remove.mutate()
            }}
          >
            删除
          </Button>
        </span>
      )}
    </div>
  )
}
