'use client'
import { useQueryClient } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { Empty } from '@/components/ui/empty'
import { desk, deskQuery } from '@/lib/client/call/desk'
import { confirm } from '@/lib/client/press/confirm'
import { toast } from '@/lib/client/press/toast'
import { useSingleMutation } from '@/lib/client/press/use-single-mutation'
import type { DeskCatalogue } from '@/lib/contract/operator/content/article-catalogue'
import { catalogueLevels } from '@/lib/domain/content/desk-article'
import { useMay } from '../../frame/use-desk'
import { LoadedList } from '../../list/loaded-list'
import { Tree } from '../../list/tree/tree'
import { TreeLine } from '../../list/tree/tree-line'
import { useTreeMoves } from '../../list/tree/use-tree-moves'
import { UndoNote } from '../../list/undo-note'
import { CatalogueDialog, type OpenCatalogue } from './catalogue-dialog'
import { cataloguesKey, useCatalogues } from './catalogue-select'

const nameOf = ({ category_name: name }: DeskCatalogue) => name

/** 文章栏目: the tree of catalogues, changed in place (contract operator §10). */
export function CatalogueTree() {
  const query = useCatalogues()
  const mayWrite = useMay('content:write')
  const [open, setOpen] = useState<OpenCatalogue | null>(null)
  const client = useQueryClient()
  const moves = useTreeMoves({
    tree: query.data,
    nameOf,
    send: desk.articleCatalogue.move,
    onMoved: (moved) => client.setQueryData(cataloguesKey, moved),
    onRefused: () => client.invalidateQueries({ queryKey: deskQuery.articleCatalogue.key() }),
  })
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <p className="text-muted text-sm">
          顾客在资讯页面看到的栏目，最多{catalogueLevels}级。“品牌资讯”栏目另有页面 /news。
        </p>
        {mayWrite && (
          <Button aria-haspopup="dialog" onClick={() => setOpen({ catalogue: null, parentId: 0 })}>
            新增一级栏目
          </Button>
        )}
      </div>
      <LoadedList query={query} empty={<Empty text="还没有栏目" />}>
        {(rows) => (
          <Tree rows={rows} levels={catalogueLevels} nameOf={nameOf} onMove={mayWrite ? moves.move : null}>
            {(catalogue, buttons) => (
              <CatalogueLine catalogue={catalogue} moves={buttons} mayWrite={mayWrite} onOpen={setOpen} />
            )}
          </Tree>
        )}
      </LoadedList>
      <UndoNote change={moves.change} onClose={moves.close} />
      {mayWrite && <CatalogueDialog open={open} onClose={() => setOpen(null)} />}
    </>
  )
}

interface CatalogueLineProps {
  catalogue: DeskCatalogue
  /** Buttons that move it. */
  moves: ReactNode
  mayWrite: boolean
  onOpen: (open: OpenCatalogue) => void
}

function CatalogueLine({ catalogue, moves, mayWrite, onOpen }: CatalogueLineProps) {
  const client = useQueryClient()
  const { category_id: id, category_name: name, parent_id: parentId } = catalogue
  const refresh = () => client.invalidateQueries({ queryKey: deskQuery.articleCatalogue.key() })
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
  return (
    <TreeLine
      name={name}
      notes={
        <span className="text-muted nums ml-2 text-xs">
          {[
            `${catalogue.article_num}篇文章`,
            catalogue.used_as,
            catalogue.category_type === 'bring' && '种草',
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      }
      moves={moves}
      mayWrite={mayWrite}
    >
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
    </TreeLine>
  )
}
