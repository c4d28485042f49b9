export { useTeamAccountQuery, useTeamMembersQuery } from './api.ts'
export { Hotline } from './hotline.tsx'
export { SearchButton } from './search/search-button.tsx'
export { AGENT_MENUS, type MenuSection } from './search/menu.ts'
