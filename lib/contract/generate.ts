import { writeFile } from 'node:fs/promises'
import { browserRouteTable } from './route-table'

// The browser needs only methods and paths; leaving the schemas out keeps zod out of its bundle.
await writeFile('lib/client/routes.json', `${JSON.stringify(browserRouteTable(), null, 1)}\n`)
