/** The content of a CSV file that was saved by a spreadsheet program. */
export const example = `Product,Brand,Price,In stock
"Desk, 160 cm",Tidemark,649.00,12
Task chair,Mooring,389.00,31
Desk lamp,Halyard,89.00,54
"Screen, 24""",Clearview,219.00,18
Headset,Hush,129.00,40
`;
