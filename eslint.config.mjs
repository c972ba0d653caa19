import next from '@next/eslint-plugin-next'
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript'
import { importX } from 'eslint-plugin-import-x'
import hooks from 'eslint-plugin-react-hooks'
import globals from 'globals'
import ts from 'typescript-eslint'

/** Paths of the repository for a zone's `from`. */
const from = (...paths) => paths.map((path) => `./${path}`)

/**
 * Who may import whom (design: one direction of data). `target` may not import `from`, apart from `except`.
 * tests/contract/house.test.ts proves that a forbidden import fails.
 */
const zones = [
  {
    target: './lib/domain',
    from: from(
      'app',
      'components',
      'widgets',
      'lib/contract',
      'lib/client',
      'lib/server',
      'lib/front',
      'tests',
    ),
    message: 'lib/domain is pure: it imports nothing of the house.',
  },
  {
    target: './lib/contract',
    from: from('app', 'components', 'widgets', 'lib/client', 'lib/server', 'lib/front', 'tests'),
    message: 'lib/contract imports only lib/domain.',
  },
  {
    target: './lib/server',
    from: from('app', 'components', 'widgets', 'lib/client', 'lib/front', 'tests'),
    message: 'lib/server imports lib/contract and lib/domain.',
  },
  {
    target: './lib/front',
    from: from('app', 'components', 'widgets', 'lib/client', 'lib/contract', 'lib/server', 'tests'),
    message: 'lib/front imports Node, Next and pure rules.',
  },
  {
    target: './components',
    from: from('app', 'lib/server', 'lib/front', 'tests'),
    message: 'components talk to the mall through lib/client.',
  },
  {
    target: './widgets',
    from: from('app', 'lib/server', 'lib/front', 'tests'),
    message: 'widgets talk to the mall through lib/client.',
  },
  {
    target: './lib/client',
    from: from('app', 'components', 'widgets', 'lib/front', 'tests'),
    message: 'lib/client stands below components.',
  },
  {
    target: './app/!(api|media|wechatAuth)/**',
    from: from('lib/server', 'lib/front', 'tests'),
    message: 'Pages read through lib/client/server; only route handlers reach the engine.',
  },
  {
    // The server half of lib/client carries the engine; browsers must not.
    target: './lib/client/!(server|server-api|cached|clean-html|sitemap|sitemap-remote).ts*',
    from: from('lib/server'),
    message: 'Only the server half of lib/client imports lib/server.',
  },
]

export default ts.config(
  {
    ignores: [
      '.next/**',
      '.data/**',
      '.tmp/**',
      'node_modules/**',
      'next-env.d.ts',
      'lib/server/db/migrations/**',
    ],
  },
  ...ts.configs.strict,
  ...ts.configs.stylistic,
  {
    files: ['**/*.{ts,tsx,mjs}'],
    plugins: { 'import-x': importX, 'react-hooks': hooks, '@next/next': next },
    languageOptions: { globals: { ...globals.node, ...globals.browser } },
    settings: {
      'import-x/resolver-next': [createTypeScriptImportResolver({ project: './tsconfig.json' })],
    },
    rules: {
      ...hooks.configs.recommended.rules,
      ...next.configs.recommended.rules,
      ...next.configs['core-web-vitals'].rules,
      '@next/next/no-img-element': 'off',
      'import-x/no-restricted-paths': ['error', { zones }],
      'import-x/no-duplicates': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/consistent-type-definitions': 'off',
      '@typescript-eslint/no-empty-function': 'off',
      '@typescript-eslint/no-invalid-void-type': 'off',
      'no-console': 'error',
    },
  },
  {
    files: ['lib/domain/**/*.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '^(?!\\.{1,2}/|@/lib/domain/|zod$|zod/|dayjs$|dayjs/)',
              message: 'lib/domain imports nothing but zod and dayjs.',
            },
          ],
        },
      ],
    },
  },
  {
    // Shoppers' bundles: schemas and the designer stay out of what a page draws.
    files: ['widgets/*/view.tsx', 'widgets/*/islands/**', 'widgets/views.ts', 'widgets/render.tsx'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '(^zod|/settings$|components/designer|/contract$)',
              message: 'A view draws; it knows no schema and no designer.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['tests/**', 'lib/front/**', 'lib/contract/generate.ts', 'lib/demo/cli.ts', '*.mjs'],
    rules: { 'no-console': 'off' },
  },
)
