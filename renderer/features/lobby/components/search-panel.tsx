import type { SearchPanelProps } from '../search-panel-props.ts'
import { SearchResults } from './search-results.tsx'
import { SearchStart } from './search-start.tsx'
import styles from './game-search.module.css'

/** What stands below the search field while it is used. */
export const SearchPanel = (props: SearchPanelProps) => (
  <div className={styles.panel}>{props.words === '' ? <SearchStart {...props} /> : <SearchResults {...props} />}</div>
)
