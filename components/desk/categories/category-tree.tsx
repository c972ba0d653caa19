'use client'
import { useQueryClient } from '@tanstack/react-query'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { useState } from 'react'
import { ListSkeleton } from '@/components/member/list-skeleton'
import { Button } from '@/components/ui/button'
import { Empty } from '@/components/ui/empty'
import { ErrorState } from '@/components/ui/error-state'
import { Picture } from '@/components/ui/picture'
import { Tabs } from '@/components/ui/tabs'
import { desk, deskQuery } from '@/lib/client/call/desk'
import { confirm } from '@/lib/client/press/confirm'
import { toast } from '@/lib/client/press/toast'
import { useSingleMutation } from '@/lib/client/press/use-single-mutation'
import type { DeskCategory } from '@/lib/contract/operator/category'
import { mayDo } from '@/lib/domain/desk/roles'
import { useCategories } from '../goods/category-select'
import { IconButton } from '../icon-button'
import { moved } from '../moved'
import { useDesk } from '../use-desk'
import { AttributeDialog } from './attribute-dialog'
import { CategoryDialog, type OpenCategory } from './category-dialog'

const trees = [
  { value: 'sales', label: '商城分类' },
  { value: 'main', label: '管理分类' },
] as const
type Tree = (typeof trees)[number]['value']

const about: Record<Tree, string> = {
  sales: '顾客在商城首页和列表看到的分类，最多3级。',
  main: '内部使用的分类，用来圈定满减、优惠券等活动的商品，也决定商品要填写哪些参数，顾客看不到。',
}

/** 商品分类: the two trees, changed in place (contract operator §4). */
export function CategoryTree() {
  const [tree, setTree] = useState<Tree>('sales')
  const isMain = tree === 'main'
  const { data, isError, isFetching, refetch } = useCategories(isMain)
  const role = useDesk().data?.desk_role
  const mayWrite = role !== undefined && mayDo(role, 'goods:write')
  const [open, setOpen] = useState<OpenCategory | null>(null)
  const [filled, setFilled] = useState<DeskCategory | null>(null)
  const list = data?.list ?? []
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <Tabs label="分类树" items={trees} value={tree} onChange={setTree} look="pill" />
        {mayWrite && (
          <Button onClick={() => setOpen({ category: null, parentId: 0, isMain })}>新增一级分类</Button>
        )}
      </div>
      <p className="text-muted mb-4 text-sm">{about[tree]}</p>
      {isError && !data && <ErrorState onRetry={() => void refetch()} retrying={isFetching} />}
      {!data && !isError && <ListSkeleton />}
      {data && list.length === 0 && <Empty text="还没有分类" />}
      {data && list.length > 0 && (
        <Branch
          list={list}
          parentId={0}
          isMain={isMain}
          mayWrite={mayWrite}
          onOpen={setOpen}
          onFill={setFilled}
        />
      )}
      {mayWrite && <CategoryDialog open={open} onClose={() => setOpen(null)} />}
      {mayWrite && <AttributeDialog open={filled} onClose={() => setFilled(null)} />}
    </>
  )
}

interface BranchProps {
  list: readonly DeskCategory[]
  parentId: number
  isMain: boolean
  mayWrite: boolean
  onOpen: (open: OpenCategory) => void
  /** Opens the parameters and specifications of a category of management. */
  onFill: (category: DeskCategory) => void
}

/** The categories under a parent, each with its own. */
function Branch({ list, parentId, isMain, mayWrite, onOpen, onFill }: BranchProps) {
  const own = list.filter(({ parent_id: id }) => id === parentId)
  if (own.length === 0) return null
  return (
    <ul className={parentId === 0 ? 'divide-line border-line divide-y border-y' : 'ml-8 max-md:ml-4'}>
      {own.map((category, index) => (
        <li key={category.category_id}>
          <CategoryLine
            category={category}
            isMain={isMain}
            siblings={own.map(({ category_id: id }) => id)}
            index={index}
            mayWrite={mayWrite}
            onOpen={onOpen}
            onFill={onFill}
          />
          <Branch
            list={list}
            parentId={category.category_id}
            isMain={isMain}
            mayWrite={mayWrite}
            onOpen={onOpen}
            onFill={onFill}
          />
        </li>
      ))}
    </ul>
  )
}

interface CategoryLineProps {
  category: DeskCategory
  isMain: boolean
  siblings: readonly number[]
  index: number
  mayWrite: boolean
  onOpen: (open: OpenCategory) => void
  onFill: (category: DeskCategory) => void
}

/** Levels of both trees. */
const maxLevel = 3

function CategoryLine({ category, isMain, siblings, index, mayWrite, onOpen, onFill }: CategoryLineProps) {
  const client = useQueryClient()
  const { category_id: id, category_name: name } = category
  const refresh = () => client.invalidateQueries({ queryKey: deskQuery.category.key() })
  const arrange = useSingleMutation({
    mutationFn: (ids: number[]) =>
      desk.category.arrange({
        parent_id: category.parent_id,
        is_main_category: isMain ? 1 : 0,
        category_id: JSON.stringify(ids),
      }),
    onSettled: refresh,
  })
  const remove = useSingleMutation({
    mutationFn: () => desk.category.remove({ category_id: id }),
    onSuccess: () => toast.success('已删除'),
    onSettled: refresh,
  })
  const move = (step: -1 | 1) => arrange.mutate(moved(siblings, index, step))
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
      <Picture src={category.image_url} alt="" width={240} className="rounded-control size-10 shrink-0" />
      <p className="text-ink min-w-0 flex-1 text-sm break-words">
        {name}
        <span className="text-muted nums ml-2 text-xs">{category.goods_num}个商品</span>
        {category.is_show_front === 0 && <span className="text-brand ml-2 text-xs">已隐藏</span>}
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
          {category.level < maxLevel && (
            <Button
              variant="text"
              className="px-2"
              aria-label={`${name} 新增下级`}
              onClick={() => onOpen({ category: null, parentId: id, isMain })}
            >
              新增下级
            </Button>
          )}
          {isMain && (
            <Button
              variant="text"
              className="px-2"
              aria-haspopup="dialog"
              aria-label={`${name} 参数和规格`}
              onClick={() => onFill(category)}
            >
              参数和规格
            </Button>
          )}
          <Button
            variant="text"
            className="px-2"
            aria-label={`编辑${name}`}
            onClick={() => onOpen({ category, parentId: category.parent_id, isMain })}
          >
            编辑
          </Button>
          <Button
            variant="text"
            className="px-2"
            aria-label={`删除${name}`}
            loading={remove.isPending}
            onClick={async () => {
              if (await confirm({ text: `确定删除分类“${name}”？`, danger: true })) remove.mutate()
            }}
          >
            删除
          </Button>
        </span>
      )}
    </div>
  )
}
