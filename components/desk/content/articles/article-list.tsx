'use client'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ButtonLink } from '@/components/ui/button'
import { Empty } from '@/components/ui/empty'
import { Link } from '@/components/ui/link'
import { Picture } from '@/components/ui/picture'
import { Tabs } from '@/components/ui/tabs'
import { deskQuery } from '@/lib/client/call/desk'
import type { DeskArticleRow } from '@/lib/contract/operator/content/article'
import { deskArticleStates, type DeskArticleState } from '@/lib/domain/content/desk-article'
import { minuteText } from '@/lib/domain/time/china'
import { useMay } from '../../frame/use-desk'
import { ColumnChooser } from '../../index-page/column-chooser'
import { CursorRows } from '../../index-page/cursor-rows'
import { IndexBar } from '../../index-page/index-bar'
import { IndexTable, type IndexColumn } from '../../index-page/index-table'
import { IndexViews } from '../../index-page/index-views'
import { useIndexPage } from '../../index-page/use-index-page'
import { DeskSearch } from '../../list/desk-search'
import { ListHead } from '../../list/list-head'
import { useIndexPlace } from '../../list/use-index-place'
import { deskArticleHref } from '../../menu/hrefs'
import { deskMenu } from '../../menu/pages'
import { CatalogueSelect, cataloguePaths, useCatalogues } from './catalogue-select'
import { RowActions } from './row-actions'

const states = Object.keys(deskArticleStates) as DeskArticleState[]
const isState = (text: string | undefined): text is DeskArticleState => states.some((state) => state === text)

const emptyTexts: Record<DeskArticleState, string> = {
  published: '还没有已发布的文章',
  scheduled: '没有等待发布的文章',
  draft: '没有草稿',
  deleted: '回收站是空的，删除的文章在这里保留30天',
}

/** The articles of the mall: by state, searched, by catalogue (contract operator §10). */
export function ArticleList() {
  const place = useIndexPlace(deskMenu.articles.href)
  const setup = useIndexPage('articles', place)
  const { status, keywords = '', category = '' } = place.values
  const state = isState(status) ? status : 'published'
  const mayWrite = useMay('content:write')
  const after = place.trail.at(-1)
  const query = useQuery({
    ...deskQuery.article.list.queryOptions({
      input: {
        state,
        pageSize: 20,
        ...(keywords && { keyword: keywords }),
        ...(category && { category_id: Number(category) }),
        ...(after && { after }),
      },
      staleTime: 0,
      meta: { silent: true },
    }),
    placeholderData: keepPreviousData,
  })
  const counts = useQuery(
    deskQuery.article.count.queryOptions({ input: {}, staleTime: 0, meta: { silent: true } }),
  ).data
  const isNarrowed = keywords !== '' || category !== ''
  const catalogues = cataloguePaths(useCatalogues().data?.list ?? [])
  const columns = columnsOf(mayWrite)
  return (
    <>
      <IndexViews setup={setup} place={place} />
      <ListHead
        tabs={
          <Tabs
            label="文章状态"
            items={states.map((value) => ({
              value,
              label: (
                <>
                  {deskArticleStates[value]}
                  {counts && !isNarrowed && <span className="nums ml-1 text-xs">{counts[value]}</span>}
                </>
              ),
            }))}
            value={state}
            onChange={(next) => place.narrow({ status: next === 'published' ? undefined : next })}
            look="pill"
          />
        }
        chooser={<ColumnChooser setup={setup} columns={columns} />}
        main={mayWrite && <ButtonLink href={deskArticleHref('new')}>写文章</ButtonLink>}
        search={
          <DeskSearch
            key={keywords}
            label="文章标题"
            value={keywords}
            onSearch={(next) => place.narrow({ keywords: next || undefined })}
          />
        }
        filterCount={category ? 1 : 0}
        filters={
          <CatalogueSelect
            aria-label="栏目"
            value={category}
            onChange={(next) => place.narrow({ category: next || undefined })}
            placeholder="全部栏目"
            className="w-48 max-md:flex-1"
          />
        }
      />
      <IndexBar
        setup={setup}
        place={place}
        filters={[
          ...(keywords ? [{ name: 'keywords', label: '搜索', text: keywords }] : []),
          ...(category
            ? [
                {
                  name: 'category',
                  label: '栏目',
                  text: catalogues.find(({ value }) => value === category)?.label ?? category,
                },
              ]
            : []),
        ]}
      />
      <CursorRows
        path={deskMenu.articles.href}
        query={query}
        setup={setup}
        place={place}
        empty={
          <Empty
            occasion="search"
            text={isNarrowed ? '没有符合条件的文章' : emptyTexts[state]}
            {...(mayWrite &&
              !isNarrowed &&
              state === 'published' && { action: { href: deskArticleHref('new'), label: '写文章' } })}
          />
        }
      >
        {(rows) => (
          <IndexTable
            label="文章"
            columns={columns}
            setup={setup}
            rows={rows}
            idOf={({ article_id: id }) => id}
            nameOf={({ title }) => title}
            card={(row) => <ArticleCard row={row} mayWrite={mayWrite} />}
          />
        )}
      </CursorRows>
    </>
  )
}

/** The title of an article, which leads to its form. */
function ArticleTitle({ row }: { row: DeskArticleRow }) {
  const href = row.deleted === null ? deskArticleHref(row.article_id) : null
  const notes = [row.url_path && `独立页面 /product/${row.url_path}`, row.article_type === 'bring' && '种草']
  return (
    <>
      {href ? (
        <Link
          href={href}
          className="text-ink hover:text-brand line-clamp-2 break-words group-data-[compact]/index:line-clamp-1"
        >
          {row.title}
        </Link>
      ) : (
        <span className="text-ink line-clamp-2 break-words group-data-[compact]/index:line-clamp-1">
          {row.title}
        </span>
      )}
      <span className="text-muted block text-xs group-data-[compact]/index:hidden">
        {notes.filter(Boolean).join(' · ')}
      </span>
    </>
  )
}

const columnsOf = (mayWrite: boolean): IndexColumn<DeskArticleRow>[] => [
  {
    name: 'title',
    header: '文章',
    cell: (row) => (
      <div className="flex items-center gap-3">
        <Picture
          src={row.image_url}
          alt=""
          width={240}
          className="rounded-control size-12 shrink-0 group-data-[compact]/index:size-8"
        />
        <div className="min-w-0">
          <ArticleTitle row={row} />
        </div>
      </div>
    ),
  },
  { name: 'category', header: '栏目', cell: (row) => row.category_name || '-', className: 'w-36' },
  { name: 'reads', header: '阅读', isFigure: true, cell: (row) => row.reads, className: 'w-20' },
  { name: 'sort', header: '排序', isFigure: true, cell: (row) => row.sort, className: 'w-20' },
  {
    name: 'release',
    header: '发布时间',
    isFigure: true,
    cell: (row) => (row.state === 'draft' ? '-' : minuteText(row.release_time)),
    className: 'w-40',
  },
  {
    name: 'updated',
    header: '修改时间',
    isFigure: true,
    cell: (row) => minuteText(row.deleted ?? row.updated),
    className: 'w-40',
  },
  {
    name: 'actions',
    header: '操作',
    cell: (row) => <RowActions row={row} mayWrite={mayWrite} />,
    className: 'w-40',
  },
]

const ArticleCard = ({ row, mayWrite }: { row: DeskArticleRow; mayWrite: boolean }) => (
  <div className="min-w-0 text-sm">
    <ArticleTitle row={row} />
    <p className="text-muted nums mt-1 text-xs">
      {[row.category_name, row.state !== 'draft' && minuteText(row.release_time), `阅读 ${row.reads}`]
        .filter(Boolean)
        .join(' · ')}
    </p>
    <div className="mt-2">
      <RowActions row={row} mayWrite={mayWrite} />
    </div>
  </div>
)
