/** Payment marks of the kinds of methods, drawn at 40 x 28. A provider's own mark may replace one by URL. */
const tile = (colour: string): string => `<rect width="40" height="28" rx="6" fill="${colour}"/>`;
const line = 'fill="none" stroke="#fff" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round"';

export const paymentMarks: Record<string, string> = {
  card:
    '<rect width="40" height="28" rx="5" fill="#f0f4f9"/><path fill="#12203a" d="M0 6h40v6H0z"/>' +
    '<rect x="5" y="18" width="13" height="3" rx="1.5" fill="#8d99ad"/>' +
    // A chip: no figure of a real card's brand.
    '<rect x="27" y="16" width="8" height="7" rx="1.5" fill="#f2b33d"/>' +
    '<path fill="none" stroke="#9c6a12" stroke-width=".9" d="M27 19.5h3M32 19.5h3M30 16v7M32 16v7"/>',
  bank: `${tile('#2a5db0')}<g ${line}><path d="M13 21h14M14 18v-6M18 18v-6M22 18v-6M26 18v-6"/><path d="M20 6l7 4v1.5H13V10z"/></g>`,
  wallet: `${tile('#1f8a72')}<g ${line}><path d="M26 10.5V8.4a1 1 0 0 0-1-1H14.5a1.8 1.8 0 0 0 0 3.6H26a1 1 0 0 1 1 1v7.2a1 1 0 0 1-1 1H14.5a1.8 1.8 0 0 1-1.8-1.8V9.2"/><path d="M27 13.8h-3a1.9 1.9 0 0 0 0 3.8h3"/></g>`,
  voucher: `${tile('#8a5a1c')}<g ${line}><path d="M11.5 11.6a2.4 2.4 0 0 1 0 4.8v2.3a1.3 1.3 0 0 0 1.3 1.3h14.4a1.3 1.3 0 0 0 1.3-1.3v-2.3a2.4 2.4 0 0 1 0-4.8V9.3A1.3 1.3 0 0 0 27.2 8H12.8a1.3 1.3 0 0 0-1.3 1.3z"/><path d="M21.5 9.3v1.4M21.5 13.3v1.4M21.5 17.3v1.4"/></g>`,
  phone: `${tile('#5a4fb8')}<g ${line}><rect x="15.5" y="5.5" width="9" height="17" rx="2"/><path d="M19 19.4h2"/></g>`,
  crypto: `${tile('#c97a1a')}<g ${line}><path d="M17 8.5h4.2a2.7 2.7 0 0 1 0 5.4H17zM17 13.9h4.9a2.8 2.8 0 0 1 0 5.6H17zM17 8.5v11M18.8 8.5V6.6M21.6 8.5V6.6M18.8 21.4v-1.9M21.6 21.4v-1.9M15.4 8.5H17M15.4 19.5H17"/></g>`,
};
